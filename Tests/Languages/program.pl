# Perl calls through FFI::Platypus, and finds members of structs where the description says.
use strict;
use warnings;
use utf8;
use Encode qw(decode_utf8 encode_utf8);
use FFI::Platypus 2.00;
use FFI::Platypus::Buffer qw(buffer_to_scalar scalar_to_pointer);
use JSON::PP;

my ($library, $path) = @ARGV;
open my $file, '<', $path or die $!;
my $description = decode_json(do { local $/; <$file> });
my %types = map { $_->{name} => $_ } @{ $description->{types} };
my %constants = map { $_->{name} => $_->{value} } map { @{ $_->{constants} } } @{ $description->{groups} };

# Texts are bytes on the other side: what goes in is encoded, and what comes out is decoded.
my %native = (
    int32_t => 'sint32', uint32_t => 'uint32', int64_t => 'sint64', uint64_t => 'uint64', size_t => 'size_t',
    double => 'double', taskcore_status => 'sint32', void => 'void', 'const char *' => 'string',
);
my $ffi = FFI::Platypus->new(api => 2, lib => $library);
my %function;
for my $each (@{ $description->{functions} }) {
    my @taken = map { $native{ $_->{type} } // 'opaque' } @{ $each->{parameters} };
    my $result = $native{ $each->{returns}{type} // 'void' } // 'opaque';
    $function{ $each->{name} } = [ $each->{name}, \@taken, $result ];
    my $by_value = $each->{by_value} or next;
    $function{$by_value} = [ $by_value, [ @taken, 'opaque' ], $result ];
}

# The first call of a function binds it.
sub call {
    my ($name, @values) = @_;
    my $function = $function{"taskcore_$name"};
    $function = $function{"taskcore_$name"} = $ffi->function(@$function) if ref $function eq 'ARRAY';
    return $function->call(@values);
}

sub member {
    my ($type, $name) = @_;
    my ($found) = grep { $_->{name} eq $name } @{ $types{"taskcore_$type"}{members} };
    return $found;
}

# A pointer-sized slot that a call fills, and what is in it.
sub slot { my $slot = pack 'Q', 0; return \$slot }
sub filled { return unpack 'q', ${ $_[0] } }

sub value_of {
    my ($type, $pointer, $name) = @_;
    my $found = member($type, $name);
    my $bytes = buffer_to_scalar($pointer + $found->{offset}, $found->{size});
    return $ffi->cast('opaque', 'string', unpack 'Q', $bytes) if $found->{type} eq 'const char *';
    return unpack $found->{size} == 4 ? 'l' : 'q', $bytes;
}

# A struct with its defaults; the texts in it are kept beside it.
sub struct {
    my ($type, %values) = @_;
    my $made = { bytes => "\0" x $types{"taskcore_$type"}{size}, texts => [] };
    call("${type}_init", scalar_to_pointer($made->{bytes}), length $made->{bytes});
    while (my ($name, $value) = each %values) {
        my $found = member($type, $name);
        if ($found->{type} eq 'const char *') {
            push @{ $made->{texts} }, encode_utf8("$value\0");
            $value = scalar_to_pointer($made->{texts}[-1]);
        }
        substr($made->{bytes}, $found->{offset}, $found->{size}) = pack $found->{size} == 4 ? 'l' : 'q', $value;
    }
    return $made;
}
sub pointer { return scalar_to_pointer($_[0]{bytes}) }

# What is wrong with a call: nothing, or its status and its sentence.
sub failure {
    my ($name, @values) = @_;
    my $out = slot();
    my $status = call("${name}_e", @values, scalar_to_pointer($$out));
    return if $status == 0;
    my $error = filled($out);
    my $message = decode_utf8(value_of('error', $error, 'message'));
    call('error_free', $error);
    return ($status, $message);
}

sub succeed { my (undef, $message) = failure(@_); die encode_utf8($message) if $message; return }

my $opened = slot();
my ($status) = failure('store_open', pointer(struct('open_options', path => '')), scalar_to_pointer($$opened));
die 'An empty path is no store' if $status != $constants{TASKCORE_EINVALID};
my $options = struct('open_options', path => ':memory:');
succeed('store_open', pointer($options), scalar_to_pointer($$opened));
my $store = filled($opened);

my $commits = 0;
my $heard = $ffi->closure(sub { $commits++; return 0 });
my $observer = slot();
my $function = $ffi->cast('(opaque, opaque)->sint32', 'opaque', $heard);
succeed('observe', $store, $function, undef, undef, scalar_to_pointer($$observer));

my $rounds = 200;
for my $round (1 .. $rounds) {
    my $input = struct('task_input', title => "Tee für Zoë 🍵 $round", fields => $constants{TASKCORE_TASK_TITLE});
    succeed('task_add', $store, pointer($input), undef);
    my $id = slot();
    my ($status, $message) = failure('task_find', $store, "nobody-$round", scalar_to_pointer($$id));
    die 'Another status' if $status != $constants{TASKCORE_ENOTFOUND};
    die 'Another message' if $message ne "There is no task with the uid “nobody-$round”.";
}
die "$commits commits" if $commits != $rounds;

my ($listed, $stride) = (slot(), slot());
succeed('task_query', $store, undef, scalar_to_pointer($$listed));
my $row = call('task_list_rows', filled($listed), scalar_to_pointer($$stride));
my $count = call('task_list_count', filled($listed));
die "There are $count tasks" if $count != $rounds;
for my $round (1 .. $count) {
    die 'The rows are not one struct_size apart' if value_of('task', $row, 'struct_size') != filled($stride);
    die 'Another title' if decode_utf8(value_of('task', $row, 'title')) ne "Tee für Zoë 🍵 $round";
    $row += filled($stride);
}
call('task_list_free', filled($listed));
call('observer_free', filled($observer));
call('store_free', $store);
